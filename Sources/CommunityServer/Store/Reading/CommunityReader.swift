import CommunityProtocol
import Domain

struct CommunityReader: Sendable {
    /// Nil for a guest.
    let member: Int64?
    let showsTypes: Bool
    /// Whether the request asks for covered content.
    let reveals: Bool
}

/// The rule of lists for who sees a character's type: members who voted on it, revealed it or always show types.
struct TypeMask {
    let db: any SQLConnection
    let reader: CommunityReader

    func open(_ characters: [(no: Int64, id: Identifier<WorkCharacter>)]) throws -> Set<Int64> {
        guard let member = reader.member else { return [] }
        if reader.showsTypes { return Set(characters.map(\.no)) }
        let voted = try db.query(
            "SELECT character FROM vote WHERE member = ? AND gone = 0 AND character IN (*)",
            in: characters.map(\.no), [member]
        ).map { try $0.integer("character") }
        let revealed = try db.query(
            "SELECT key FROM own WHERE member = ? AND kind = 'reveal' AND gone = 0 AND key IN (*)",
            in: characters.map(\.id.rawValue), [member]
        ).map { try $0.text("key") }
        let keys = Set(revealed)
        return Set(voted).union(characters.filter { keys.contains($0.id.rawValue) }.map(\.no))
    }
}

/// The position where a page ended, encoded as its sort keys. Opaque to clients.
enum PageMark {
    static func text(_ numbers: Int64...) -> String { numbers.map { String($0, radix: 36) }.joined(separator: "_") }

    /// Throws `ServerProblem` for a position that this server did not write.
    static func numbers(_ text: String?, _ count: Int) throws -> [Int64]? {
        guard let text else { return nil }
        let numbers = text.split(separator: "_", omittingEmptySubsequences: false).map { Int64($0, radix: 36) }
        guard numbers.count == count else { throw ServerProblem.invalid("after", "invalid cursor") }
        return try numbers.map { number in
            guard let number else { throw ServerProblem.invalid("after", "invalid cursor") }
            return number
        }
    }
}

/// Builds a page from rows with one extra row, which shows whether another page follows.
extension PageAnswer {
    init(_ read: [Row], limit: Int = ProtocolLimits.pageRows, mark: (Int) throws -> String) rethrows {
        self.init(rows: Array(read.prefix(limit)), next: read.count > limit ? try mark(limit - 1) : nil)
    }
}
