import Testing

@testable import Networking

struct BaseURLTests {
    @Test(arguments: [
        ("https://api.open-meteo.com", "api.open-meteo.com"), ("https://example.org:8443/v1", "example.org"),
        ("http://localhost:8080", "localhost"), ("http://127.0.0.1:8080/x", "127.0.0.1"),
        ("http://127.1.2.3", "127.1.2.3"), ("http://[::1]:8080", "[::1]"),
    ])
    func `a valid address is unchanged`(text: String, host: String) throws {
        let url = try #require(BaseURL(text))
        #expect(url.host == host)
        #expect(url.description == text)
    }

    @Test func `trailing slashes are ignored`() {
        #expect(BaseURL("https://example.org/v1/") == BaseURL(https: "example.org", path: "/v1"))
        #expect(BaseURL("https://example.org/") == BaseURL(https: "example.org"))
    }

    @Test(arguments: [
        "", "example.org", "//example.org", "ftp://example.org", "file:///etc/passwd", "https://", "https:///v1",
        "http://example.org", "http://127.0.0.1.example.org", "http://localhost.example.org", "http://128.0.0.1",
        "http://127.0.0", "http://127.0.0.256", "http://[::2]", "https://me:word@example.org", "https://me@example.org",
        "https://example.org?key=1", "https://example.org#part", "https://exa mple.org", "https://example.org:0",
        "https://example.org:99999", "https://example.org\nX: y",
    ])
    func `any other address is refused`(text: String) {
        #expect(BaseURL(text) == nil)
    }

    @Test(arguments: [
        "http://nas:3000", "http://192.168.1.5:3000/bar", "http://10.0.0.7", "http://172.16.0.1", "http://172.31.9.9",
        "http://169.254.1.1", "http://bar.local", "http://bar.lan:8000", "http://bar.home.arpa", "http://[fd00::7]",
        "http://[fe80::1]:3000",
    ])
    func `http to a local machine is accepted only if allowed`(text: String) {
        #expect(BaseURL(text) == nil)
        #expect(BaseURL(text, allowsPrivateHTTP: true)?.description == text)
    }

    @Test(arguments: [
        "http://example.org", "http://8.8.8.8", "http://172.32.0.1", "http://172.15.0.1", "http://192.169.1.1",
        "http://192.168.1", "http://192.168.1.256", "http://10.0.0.7.example.org", "http://nas.example.org",
        "http://[2001:db8::1]", "ftp://nas", "http://me:word@nas", "http://nas?key=1", "http://3232235781",
    ])
    func `http to any other machine is refused even if local http is allowed`(text: String) {
        #expect(BaseURL(text, allowsPrivateHTTP: true) == nil)
    }
}
