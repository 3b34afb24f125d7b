internal import Domain

/// Keeps what is typed, in order and to the end: it outlives the screen until its last word is written.
@MainActor
final class DraftWriter {
    private let drafts: any DraftRepository
    private let profile: Identifier<Profile>
    private var writing: Task<Void, Never>?
    private var next: Change?

    private enum Change {
        case keep(Draft)
        case forget(form: String, subject: String)
    }

    init(drafts: any DraftRepository, profile: Identifier<Profile>) {
        self.drafts = drafts
        self.profile = profile
    }

    /// Keeps a draft; of several asked for while one is written, the last.
    func keep(_ draft: Draft) {
        next = .keep(draft)
        write()
    }

    /// Forgets a draft.
    func forget(_ form: String, about subject: String) {
        next = .forget(form: form, subject: subject)
        write()
    }

    /// Waits until everything is written.
    func settle() async {
        while let writing { await writing.value }
    }

    private func write() {
        guard writing == nil else { return }
        // It holds the keeper until it is done.
        writing = Task { [drafts, profile] in
            while let change = self.next {
                self.next = nil
                // A draft that cannot be kept is no reason to stop the member from writing.
                switch change {
                case .keep(let draft): try? await drafts.keep(draft, of: profile)
                case .forget(let form, let subject): try? await drafts.forget(form, about: subject, of: profile)
                }
            }
            self.writing = nil
        }
    }
}
