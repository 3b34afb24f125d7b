import Testing

@testable import NcursesDriver

@Suite struct Base64Tests {
    @Test(arguments: [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
        ("foobar", "Zm9vYmFy"),
    ])
    func `the vectors of RFC 4648 are encoded`(_ text: String, _ encoded: String) {
        #expect(String(decoding: Base64.encode(text.utf8), as: UTF8.self) == encoded)
    }

    @Test func `Hangul is encoded as UTF-8`() {
        #expect(String(decoding: Base64.encode("한글".utf8), as: UTF8.self) == "7ZWc6riA")
    }
}
