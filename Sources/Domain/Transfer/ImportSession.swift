/// The store during an import. A record that is refused leaves nothing behind.
public protocol ImportSession: AnyObject {
    /// What is there before the import.
    func known() throws -> ImportKnown

    /// Ends an import that was cancelled.
    ///
    /// - Throws: `CancellationError`.
    func checkCancellation() throws

    /// Keeps a tag, an ingredient or a recipe of the member's own. What it names follows where another id was given.
    ///
    /// - Throws: what ends the import; a record that is not in order is an outcome.
    func keep(_ record: OwnRecord) throws -> OwnRecordOutcome

    /// Keeps something of the member's.
    ///
    /// - Parameters:
    ///   - record: the record, with ids that hold in this store.
    ///   - section: its section.
    /// - Throws: `ImportRefusal` when this one cannot be kept; anything else ends the import.
    func keep(_ record: PersonalRecord, in section: String) throws -> ImportTally.Outcome
}
