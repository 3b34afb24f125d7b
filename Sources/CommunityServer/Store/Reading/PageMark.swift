import CommunityProtocol

/// Where a page ended, as the numbers that its list is ordered by. Clients send it back and do not look into it.
enum PageMark {
    static func text(_ numbers: Int64...) -> String { numbers.map { String($0, radix: 36) }.joined(separator: "_") }

    /// - Throws: `ServerProblem` for what this server has not written.
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

/// Rows up to the end of a page, of which one more was read.
extension PageAnswer {
    init(_ read: [Row], limit: Int = ProtocolLimits.pageRows, mark: (Int) throws -> String) rethrows {
        self.init(
            rows: Array(read.prefix(limit)), next: read.count > limit ? try mark(limit - 1) : nil)
    }
}
