import Testing

@testable import Networking

struct HTTPResponseTests {
    @Test func `header names ignore case, and the last of a name counts`() {
        let response = HTTPResponse(headers: [("X-Limit", "1"), ("x-limit", "2")])
        #expect(response.header("X-LIMIT") == "2")
        #expect(response.header("Retry-After") == nil)
    }
}
