/// The head of an answer, as it comes line by line: of several, the last.
struct CurlHead: Sendable {
    /// The bytes that all heads of one request may have.
    static let limit = 256 << 10
    /// The bytes that are read of why a request is refused.
    static let explanationLimit = 4 << 10

    /// 0 before the first line.
    private(set) var status = 0
    private(set) var headers: [(name: String, value: String)] = []
    /// The bytes of all heads so far.
    private(set) var size = 0
    /// Whether all of the last one is there.
    private(set) var isComplete = false

    /// Where the server sends the request on to; nil where the answer is no redirect.
    var redirect: String? { (300..<400).contains(status) ? value(of: "location") : nil }

    /// Whether the body is wanted, or another head comes after this one.
    var isWanted: Bool { (100..<300).contains(status) }

    /// Whether the body says in a few words why the request is refused.
    var isExplained: Bool {
        let length = value(of: "content-length").flatMap { Int($0) } ?? 0
        return (400..<500).contains(status) && length <= Self.explanationLimit
            && value(of: "content-type")?.lowercased().hasPrefix("application/json") == true
    }

    /// The last value of a header, whose name is in small letters.
    func value(of name: String) -> String? {
        headers.last { $0.name.lowercased() == name }?.value
    }

    /// Takes a line; an empty one is the last.
    mutating func take(_ line: UnsafeRawBufferPointer) {
        size += line.count
        var text = Substring(decoding: line, as: UTF8.self)
        while let last = text.last, last.isWhitespace { text.removeLast() }
        if text.isEmpty {
            isComplete = true
        } else if text.hasPrefix("HTTP/") {
            isComplete = false
            status = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
            headers = []
        } else if let colon = text.firstIndex(of: ":") {
            let value = text[text.index(after: colon)...].drop(while: \.isWhitespace)
            headers.append((String(text[..<colon]), String(value)))
        }
    }
}
