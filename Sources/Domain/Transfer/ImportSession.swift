/// The store during an import. A rejected record leaves nothing behind.
package protocol ImportSession: DiaryStore {
    /// What existed before the import.
    func known() throws -> ImportKnown

    /// - Throws: `CancellationError` if the import was cancelled.
    func checkCancellation() throws

    /// Stores a tag, an ingredient or a recipe as the member's own. References follow records that got another id.
    ///
    /// - Throws: errors that end the import; an invalid record is an outcome.
    func keep(_ record: OwnRecord) throws -> OwnRecordOutcome

    /// Puts a record in the place of the member's own one with its id.
    ///
    /// - Throws: errors that end the import; an invalid record is an outcome.
    func replace(_ record: OwnRecord) throws -> OwnRecordOutcome

    /// Remembers which drink a recipe of a server became.
    ///
    /// - Parameter isBrought: whether what was brought is what the drink is now; nil leaves that as it was.
    func keep(_ recipe: PulledRecipe, isBrought: Bool?) throws

    /// Stores a record of the member's personal data.
    ///
    /// - Parameter record: with ids that are valid in this store.
    /// - Throws: `ImportRefusal` if this record is rejected; any other error ends the import.
    func keep(_ record: PersonalRecord, in section: String) throws -> ImportTally.Outcome
}

/// Why the store rejects a record: what is wrong and what to do.
package struct ImportRefusal: Error, Hashable, Sendable {
    /// The reason.
    package let remark: RecordRemark

    package init(_ remark: RecordRemark) {
        self.remark = remark
    }
}
