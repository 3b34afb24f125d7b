import Testing

@testable import Networking

struct CurlLibraryTests {
    @Test(arguments: ["libdimo-there-is-none.so", "libm.so.6", "libm.dylib"])
    func `a missing or incomplete library says what to install`(name: String) {
        let failure = #expect(throws: CurlFailure.self) { try CurlLibrary(names: [name]) }
        let error = failure.map { NetworkError(transport: $0, to: .sample) }
        #expect(error?.reason == .other)
        #expect(error?.cause?.description.contains("install libcurl") == true)
    }
}
