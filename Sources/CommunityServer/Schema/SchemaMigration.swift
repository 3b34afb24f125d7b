/// A step from one version of the store to the next. A migration that was released is never edited.
struct SchemaMigration: Sendable {
    /// From 1, without gaps.
    let number: Int
    let statements: [String]

    static let all: [SchemaMigration] = [.first, .severalProcesses, .merging, .memberCount, .unreadTexts]
    /// What this program reads and writes.
    static var current: Int { all.count }
}
