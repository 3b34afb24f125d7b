/// The head of an answer, received line by line. Only the last of several heads counts.
struct CurlHead: Sendable {
    /// The most bytes of all heads of a request.
    static let limit = 256 << 10
    /// The most bytes read from the explanation of a failure.
    static let explanationLimit = 4 << 10

    /// 0 before the first line.
    private(set) var status = 0
    private(set) var headers: [(name: String, value: String)] = []
    private(set) var size = 0
    private(set) var isComplete = false

    var redirect: String? { (300..<400).contains(status) ? value(of: "location") : nil }

    /// Whether the answer is a success or an interim one, so that its body or another head is read.
    var isWanted: Bool { (100..<300).contains(status) }

    var isExplained: Bool {
        let length = value(of: "content-length").flatMap { Int($0) } ?? 0
        return (400..<500).contains(status) && length <= Self.explanationLimit
            && value(of: "content-type")?.lowercased().hasPrefix("application/json") == true
    }

    /// Returns the last value of a header. The name must be lowercase.
    func value(of name: String) -> String? {
        headers.last { $0.name.lowercased() == name }?.value
    }

    mutating func append(_ line: UnsafeRawBufferPointer) {
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
