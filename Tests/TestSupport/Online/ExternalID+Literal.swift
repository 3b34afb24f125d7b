package import Domain

extension ExternalID: ExpressibleByStringLiteral {
    /// `anilist:1`.
    package init(stringLiteral value: String) {
        self = ExternalID(value) ?? ExternalID("none", value)
    }
}

extension KeptRepository {
    /// Returns the saved items of entries of which only the id is known.
    package func targets(of ids: [ExternalID]) async throws -> [ExternalID: KeptTarget] {
        try await targets(of: ids.map { OnlineEntry(id: $0, kind: .film, title: LocalizedText(both: "")) })
    }
}
