internal import Foundation

/// A request as libcurl takes it.
struct CurlRequest: Sendable {
    let url: String
    let method: RequestMethod
    /// `name: value`, without line ends.
    let headers: [String]
    let body: Data?
    /// Whether it stays on this machine, where no proxy is asked.
    let isLocal: Bool
    /// The bytes the body of the answer may have, unpacked.
    let bodyLimit: Int

    init(_ endpoint: Endpoint, userAgent: String, bodyLimit: Int) throws(CurlFailure) {
        url = endpoint.requestURL
        method = endpoint.method
        body = endpoint.body
        isLocal = endpoint.baseURL.isLoopback
        self.bodyLimit = bodyLimit
        var headers = [try Self.header("User-Agent", userAgent)]
        for field in endpoint.headers { headers.append(try Self.header(field.name, field.value.value)) }
        // What the library would add by itself to a body.
        for name in ["Content-Type", "Expect"] where body != nil && !endpoint.headers.contains(named: name) {
            headers.append("\(name):")
        }
        self.headers = headers
    }

    private static let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    private static let tokenMarks = Set("!#$%&'*+-.^_`|~".utf8)

    /// RFC 9110 §5.1 and §5.5: a name is a token, and a value has no control characters but tabs.
    private static func header(_ name: String, _ value: String) throws(CurlFailure) -> String {
        let isToken = name.utf8.allSatisfy { byte in
            letters.contains(byte | 0x20) || digits.contains(byte) || tokenMarks.contains(byte)
        }
        guard !name.isEmpty, isToken, value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7f || $0 == 0x09 }) else {
            throw .header
        }
        // The library leaves out a header without a value, unless it ends in a semicolon.
        return value.allSatisfy { $0 == " " || $0 == "\t" } ? "\(name);" : "\(name): \(value)"
    }
}

extension [RequestField] {
    fileprivate func contains(named name: String) -> Bool {
        contains { $0.name.lowercased() == name.lowercased() }
    }
}
