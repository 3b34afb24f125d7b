import Testing

@testable import Networking

struct CurlHeadTests {
    private func head(_ lines: String...) -> CurlHead {
        var head = CurlHead()
        for line in lines { Array("\(line)\r\n".utf8).withUnsafeBytes { head.append($0) } }
        return head
    }

    @Test func `the last of several heads counts`() {
        let head = head(
            "HTTP/1.1 302 Found", "Location: /there", "X-Kind: first", "", "HTTP/2 200 ", "x-kind:  last: yes ", "")
        #expect(head.status == 200)
        #expect(head.headers.map(\.name) == ["x-kind"])
        #expect(head.value(of: "x-kind") == "last: yes")
        #expect(head.isComplete && head.isWanted && head.redirect == nil)
    }

    @Test(arguments: [
        ("HTTP/1.1 100 Continue", true), ("HTTP/2 204", true), ("HTTP/1.1 302 Found", false), ("HTTP/2 404", false),
        ("HTTP/1.1 nonsense", false),
    ])
    func `only a success reads a body`(line: String, isWanted: Bool) {
        #expect(head(line, "").isWanted == isWanted)
    }

    @Test func `a redirect needs a location`() {
        #expect(head("HTTP/1.1 301 Moved", "LOCATION: /there", "").redirect == "/there")
        #expect(head("HTTP/1.1 301 Moved", "").redirect == nil)
        #expect(head("HTTP/1.1 201 Created", "Location: /there", "").redirect == nil)
    }

    @Test func `an empty line completes a head`() {
        #expect(!head("HTTP/1.1 404 Not Found", "X-Kind: stub").isComplete)
        #expect(!head("HTTP/1.1 302 Found", "Location: /", "", "HTTP/1.1 200 OK").isComplete)
    }
}
