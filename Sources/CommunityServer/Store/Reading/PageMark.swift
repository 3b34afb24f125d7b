import CommunityProtocol

/// The position where a page ended, encoded as its sort keys. Opaque to clients.
enum PageMark {
    static func text(_ numbers: Int64...) -> String { numbers.map { String($0, radix: 36) }.joined(separator: "_") }

    /// - Throws: `ServerProblem` for a position that this server did not write.
    static func numbers(_ text: String?, _ count: Int) throws -> [Int64]? {
        guard let text else { return nil }
        let numbers = text.split(separator: "_", omittingEmptySubsequences: false).map { Int64($0, radix: 36) }
        guard numbers.count == count else { throw ServerProblem.invalid("after", "no page begins there") }
        return try numbers.map { number in
            guard let number else { throw ServerProblem.invalid("after", "no page begins there") }
            return number
        }
    }
}

/// Builds a page from rows with one extra row, which shows whether another page follows.
extension PageAnswer {
    init(_ read: [Row], limit: Int = ProtocolLimits.pageRows, mark: (Int) throws -> String) rethrows {
        self.init(
            rows: Array(read.prefix(limit)), next: read.count > limit ? try mark(limit - 1) : nil)
    }
}
