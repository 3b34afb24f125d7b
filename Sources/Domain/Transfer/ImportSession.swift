/// The store during an import. A rejected record leaves nothing behind.
package protocol ImportSession: DiaryStore {
    func known() throws -> ImportKnown

    /// - Throws: `CancellationError` if the import was cancelled.
    func checkCancellation() throws

    /// Stores a record as the member's own. References follow records that got another id.
    ///
    /// - Throws: Errors that end the import; an invalid record is an outcome.
    func keep(_ record: OwnRecord) throws -> OwnRecordOutcome

    /// Replaces the member's own record with the same id. Throws only errors that end the import, like `keep`.
    func replace(_ record: OwnRecord) throws -> OwnRecordOutcome

    /// Stores which drink a server's recipe became.
    ///
    /// - Parameter isBrought: Whether the drink equals the pulled recipe; nil leaves the stored value.
    func keep(_ recipe: PulledRecipe, isBrought: Bool?) throws

    /// Stores a record of the member's personal data.
    ///
    /// - Parameter record: Contains ids that are valid in this store.
    /// - Throws: `ImportRefusal` if this record is rejected; any other error ends the import.
    func keep(_ record: PersonalRecord, in section: String) throws -> ImportTally.Outcome
}

package struct ImportRefusal: Error, Hashable, Sendable {
    package let remark: RecordRemark

    package init(_ remark: RecordRemark) { self.remark = remark }
}
