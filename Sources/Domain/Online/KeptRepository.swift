/// Which works are the same as those of other catalogues.
package protocol ExternalWorkRepository: Sendable {
    /// The works with these ids elsewhere, those that are gone left out.
    func works(with ids: [ExternalID]) async throws -> [ExternalID: WorkReference]

    /// Notes that works have ids elsewhere, as one step that can be undone; an id that is known already stays.
    func link(_ links: [ExternalID: Identifier<Work>], of profile: Identifier<Profile>) async throws
}

/// Keeps what was found online, so that it is there without a network.
package protocol KeptRepository: ExternalWorkRepository {
    /// What these became here, those that are gone left out.
    func targets(of ids: [ExternalID]) async throws -> [ExternalID: KeptTarget]

    /// Keeps a work with its characters, as one step that can be undone. One that is here already from that catalogue
    /// is brought up to date; what members say of it is left alone. One that is here by title and year is only
    /// linked.
    ///
    /// - Throws: `WorkProblem`, or the store's error.
    func keep(_ work: OnlineWork, of profile: Identifier<Profile>, at now: Int64) async throws -> KeptItem

    /// Keeps a drink with the ingredients it brings, as one step that can be undone.
    ///
    /// - Parameter records: what an import made of it, the drink last.
    /// - Throws: `OwnRecordProblem`, or the store's error.
    func keep(
        _ records: [OwnRecord], as id: ExternalID, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> KeptItem
}
