/// A database with what there is to say about its opening.
public struct OpenedDatabase: Sendable {
    /// The database.
    public let database: AppDatabase
    /// What the member should know; nil when all went well.
    public let notice: OpeningNotice?

    /// Memberwise.
    public init(database: AppDatabase, notice: OpeningNotice? = nil) {
        self.database = database
        self.notice = notice
    }
}
