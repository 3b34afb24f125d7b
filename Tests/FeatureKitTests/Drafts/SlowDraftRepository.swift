import Domain
import TestSupport

/// Drafts of which something changes between the moment one is read and the moment its reader gets it.
actor SlowDraftRepository: DraftRepository {
    private let store: InMemoryDraftRepository
    private var happening: (@Sendable () async throws -> Void)?

    init(_ store: InMemoryDraftRepository) {
        self.store = store
    }

    /// Runs this before the next reader gets what was read.
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
