internal import Domain
internal import FeatureKit
internal import Reactive

/// A review or a comment being written: counted, flagged where it may spoil, kept as a draft until it is posted.
@MainActor
final class WritingViewModel: FormModel {
    private let subject: WritingSubject
    private let dependencies: WorksDIContainer.Dependencies
    private let actions: FormActions
    private let port: FormPort
    private var draft: DraftStore.Draft
    private let naming = LatestTask()
    private var flaw: String?
    /// The name of what a new review is about, once it was read.
    private var name = ""

    init(subject: WritingSubject, dependencies: WorksDIContainer.Dependencies, actions: FormActions) {
        self.subject = subject
        self.dependencies = dependencies
        self.actions = actions
        port = FormPort(dependencies: dependencies, route: subject.route)
        draft = dependencies.drafts[subject.draftKey] ?? subject.original
    }

    func transform(_ input: FormInput) -> FormOutput {
        input.edited.observe { [weak self] in self?.apply($0) }.store(in: port.bag)
        input.opened.observe { [weak self] in if $0.field == "post" { self?.post() } }.store(in: port.bag)
        input.saveRequested.observe { [weak self] in self?.post() }.store(in: port.bag)
        input.leaveRequested.observe { [weak self] in self?.actions.askLeave() }.store(in: port.bag)
        if case .review(let character) = subject { readName(of: character) }
        show()
        return port.output
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await naming.settle()
        await port.settle()
    }

    private func apply(_ edit: FormEdit) {
        switch edit {
        case .text(_, let text): draft.text = text
        case .flag(_, let isSpoiler): draft.isSpoiler = isSpoiler
        case .option, .moveRow, .removeRow: return
        }
        flaw = nil
        dependencies.drafts[subject.draftKey] = draft == subject.original ? nil : draft
        show()
    }

    private func show() {
        let strings = dependencies.strings
        let most = subject.kind.length.upperBound
        let counter = strings("post.count", String(PostText.count(draft.text)), String(most))
        let fields = [
            FormField("about", .note(about)),
            FormField(
                "text", label: strings["post.text"],
                .lines(draft.text, placeholder: strings["post.placeholder.\(subject.kind.rawValue)"], limit: most),
                message: FormMessage(flaw ?? counter, kind: flaw == nil ? .hint : .flaw)),
            FormField("spoiler", label: strings["post.spoiler"], .toggle(draft.isSpoiler)),
            FormField("post", label: strings["post.post"], .button),
        ]
        port.show(fields, title: strings["post.title.\(subject.kind.rawValue)"], isDirty: draft != subject.original)
    }

    private var about: String {
        let strings = dependencies.strings
        switch subject {
        case .review: return name
        case .editReview(let review): return about(review.character)
        case .comment(let review):
            return strings(
                "post.about-review", review.author.nickname, review.character.name[strings.language])
        case .editComment: return strings["post.about-comment"]
        }
    }

    private func about(_ character: CharacterSummary) -> String {
        let language = dependencies.strings.language
        return dependencies.strings("post.about", character.name[language], character.work.title[language])
    }

    private func readName(of id: Identifier<WorkCharacter>) {
        let reader = dependencies.reader()
        naming.run { [characters = dependencies.characters] in
            try await characters.character(id, for: reader)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let character?): name = about(character)
            case .success(nil): port.writer.failed.send(WorksErrorText.describe(PostProblem.gone, dependencies.strings))
            case .failure(let error): port.writer.failed.send(WorksErrorText.describe(error, dependencies.strings))
            }
            show()
        }
    }

    private func post() {
        do {
            send(try PostText(draft.text, as: subject.kind))
        } catch {
            flaw = WorksErrorText.describe(error, dependencies.strings)
            show()
            port.focus.send("text")
        }
    }

    private func send(_ text: PostText) {
        let (member, now) = (dependencies.member(), dependencies.clock.now())
        let isSpoiler = draft.isSpoiler
        port.writer.write(done: dependencies.strings["post.done.\(subject.kind.rawValue)"]) {
            [reviews = dependencies.reviews, subject] in
            switch subject {
            case .review(let character):
                _ = try await reviews.write(text, isSpoiler: isSpoiler, about: character, by: member, at: now)
                return true
            case .editReview(let review):
                return try await reviews.edit(review.id, text, isSpoiler: isSpoiler, by: member.id, at: now)
            case .comment(let review):
                _ = try await reviews.comment(text, isSpoiler: isSpoiler, on: review.id, by: member, at: now)
                return true
            case .editComment(let comment):
                return try await reviews.edit(comment.id, text, isSpoiler: isSpoiler, by: member.id, at: now)
            }
        } completion: { [weak self] in
            guard let self else { return }
            dependencies.drafts[subject.draftKey] = nil
            actions.close()
        }
    }
}
