/// A step from one schema version to the next. Released migrations are never edited.
struct SchemaMigration: Sendable {
    /// Counts from 1 without gaps.
    let number: Int
    let statements: [String]

    static let all: [SchemaMigration] = [.first, .severalProcesses, .merging, .memberCount, .unreadTexts]
    static var current: Int { all.count }
}
