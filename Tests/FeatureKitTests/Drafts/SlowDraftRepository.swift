import Domain
import TestSupport

/// Drafts that change between the read and the delivery of its result.
actor SlowDraftRepository: DraftRepository {
    private let store: InMemoryDraftRepository
    private var happening: (@Sendable () async throws -> Void)?

    init(_ store: InMemoryDraftRepository) {
        self.store = store
    }

    /// Runs a closure before the next result is delivered.
    func afterNextReading(_ happening: @escaping @Sendable () async throws -> Void) {
        self.happening = happening
    }

    func draft(_ form: String, about subject: String, of profile: Identifier<Profile>) async throws -> Draft? {
        let draft = try await store.draft(form, about: subject, of: profile)
        if let happening {
            self.happening = nil
            try await happening()
        }
        return draft
    }

    func drafts(_ form: String, of profile: Identifier<Profile>, limit: Int) async throws -> [Draft] {
        try await store.drafts(form, of: profile, limit: limit)
    }

    func keep(_ draft: Draft, of profile: Identifier<Profile>) async throws {
        try await store.keep(draft, of: profile)
    }

    func forget(_ form: String, about subject: String, of profile: Identifier<Profile>) async throws {
        try await store.forget(form, about: subject, of: profile)
    }
}
