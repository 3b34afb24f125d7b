/// A database with what there is to say about its opening.
package struct OpenedDatabase: Sendable {
    package let database: AppDatabase
    /// What the member should know; nil when all went well.
    package let notice: OpeningNotice?

    package init(database: AppDatabase, notice: OpeningNotice? = nil) {
        self.database = database
        self.notice = notice
    }
}
