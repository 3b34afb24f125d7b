package struct OpenedDatabase: Sendable {
    package let database: AppDatabase
    /// Nil if there was no problem.
    package let notice: OpeningNotice?

    package init(database: AppDatabase, notice: OpeningNotice? = nil) {
        self.database = database
        self.notice = notice
    }
}
