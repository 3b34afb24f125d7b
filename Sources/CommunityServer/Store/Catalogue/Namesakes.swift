import CommunityProtocol
import Domain
import Foundation

/// The names in a work's cast, which prevent duplicates.
///
/// Compares the folded English and Korean names. Other names do not count: two characters may share one.
struct Namesakes {
    static let none = Namesakes(cast: [])

    private let cast: [(no: Int64, names: Set<String>)]

    private init(cast: [(no: Int64, names: Set<String>)]) {
        self.cast = cast
    }

    /// - Parameter operation: Characters that the operation itself names. They are changed, never merged with each
    /// other.
    init(of work: Int64, except operation: some Sequence<Identifier<WorkCharacter>>, _ db: any SQLConnection) throws {
        let ids = Set(operation.map(\.rawValue))
        cast = try db.query(
            "SELECT no, id, names FROM character WHERE work = ? AND gone = 0 ORDER BY no", .integer(work)
        ).compactMap { row in
            guard try !ids.contains(row.text("id")) else { return nil }
            let names = try WireCoder.decode(CharacterNames.self, from: Data(try row.text("names").utf8))
            return (try row.integer("no"), Self.folded(names))
        }
    }

    /// The number of the earliest character with one of the names; nil for none.
    func first(like names: CharacterNames) -> Int64? {
        guard !cast.isEmpty else { return nil }
        let wanted = Self.folded(names)
        return cast.first { !$0.names.isDisjoint(with: wanted) }?.no
    }

    private static func folded(_ names: CharacterNames) -> Set<String> {
        Set([names.name.english, names.name.korean].map(Folding.folded).filter { !$0.isEmpty })
    }
}
