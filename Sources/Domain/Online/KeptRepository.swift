package protocol ExternalWorkRepository: Sendable {
    /// The works with these external ids; deleted ones are left out.
    func works(with ids: [ExternalID]) async throws -> [ExternalID: WorkReference]

    /// Stores external ids of works in one undoable step; known ids stay.
    func link(_ links: [ExternalID: Identifier<Work>], of profile: Identifier<Profile>) async throws
}

/// Stores entries found online, so that they are available offline.
package protocol KeptRepository: ExternalWorkRepository {
    /// The items kept under these ids; deleted ones are left out.
    func targets(of ids: [ExternalID]) async throws -> [ExternalID: KeptTarget]

    /// Keeps a work with its characters in one undoable step.
    ///
    /// Updates a work already kept from that catalogue without touching members' data. Only links a work that matches
    /// by title and year.
    ///
    /// - Throws: `WorkProblem`, or the store's error.
    func keep(_ work: OnlineWork, of profile: Identifier<Profile>, at now: Int64) async throws -> KeptItem

    /// Keeps a drink with its new ingredients in one undoable step.
    ///
    /// - Parameter records: the records of an import, the drink last.
    /// - Throws: `OwnRecordProblem`, or the store's error.
    func keep(
        _ records: [OwnRecord], as id: ExternalID, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> KeptItem
}
