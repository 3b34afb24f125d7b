/// The store during an import. A rejected record leaves nothing behind.
package protocol ImportSession: DiaryStore {
    func known() throws -> ImportKnown

    /// - Throws: `CancellationError` if the import was cancelled.
    func checkCancellation() throws

    /// Stores a record as the member's own; references follow records that got another id. An invalid record is an
    /// outcome; throws only errors that end the import.
    func keep(_ record: OwnRecord) throws -> OwnRecordOutcome

    /// Whether `keep` would skip a drink because it is already stored.
    func skips(_ drink: Drink) throws -> Bool

    /// Replaces the member's own record with the same id. Throws only errors that end the import, like `keep`.
    func replace(_ record: OwnRecord) throws -> OwnRecordOutcome

    /// Stores which drink a server's recipe became, and whether it equals the recipe; nil leaves the stored value.
    func keep(_ recipe: PulledRecipe, isBrought: Bool?) throws

    /// Stores a record of the member's personal data with ids that are valid in this store. Throws `ImportRefusal` if
    /// this record is rejected; any other error ends the import.
    ///
    /// - Parameter file: unique for each file of each source. A record is the same as an equal one stored before or in
    ///   another file, but equal records of one file are several, such as two watchings of a work on one day.
    func keep(_ record: PersonalRecord, in section: String, of file: String) throws -> ImportTally.Outcome
}

package struct ImportRefusal: Error, Hashable, Sendable {
    package let remark: RecordRemark

    package init(_ remark: RecordRemark) { self.remark = remark }
}
