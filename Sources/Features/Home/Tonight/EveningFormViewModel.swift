import Domain
import FeatureKit
import Reactive

@MainActor
final class EveningFormViewModel: FormViewModel, Subscriber {
    private static let none = "0"

    private let question: AskAboutEvening.Question
    private let replies: EveningReplies
    private let session: FormSession
    var bag: SubscriptionBag { session.bag }
    private let names: @Sendable () async throws -> EveningNames
    private let strings: Strings
    private let reading = LatestTask()
    private var found = EveningNames()
    private var drink = none
    private var work = none

    init(
        question: AskAboutEvening.Question, replies: EveningReplies, session: FormSession,
        names: @escaping @Sendable () async throws -> EveningNames, strings: Strings
    ) {
        self.question = question
        self.replies = replies
        self.session = session
        self.names = names
        self.strings = strings
    }

    func transform(_ input: FormInput) -> FormOutput {
        on(input.edited) { $0.apply($1) }
        on(input.opened) { $0.save() }
        on(input.saveRequested) { $0.save() }
        reading.run { [names] in
            try await names()
        } completion: { [weak self] in
            if case .success(let found) = $0 { self?.found = found }
            self?.show()
        }
        show()
        return session.output
    }

    private func show() {
        var fields: [FormField] = []
        if question.asksDrink {
            fields.append(
                FormField("drink", label: found.drink ?? "", .choice(options("evening.not-had"), selected: drink)))
        }
        if question.asksWork {
            fields.append(
                FormField("work", label: found.work ?? "", .choice(options("evening.not-watched"), selected: work)))
        }
        session.show(
            fields + [FormField("save", label: strings["evening.save"], .button)],
            title: strings["evening.title"], isDirty: drink != Self.none || work != Self.none)
    }

    private func options(_ none: String) -> [FormOption] {
        [FormOption(Self.none, title: strings[none])]
            + Rating.all.map { FormOption(String($0.halves), title: "★ \(NumberText.short($0.stars))") }
    }

    private func apply(_ edit: FormEdit) {
        switch edit {
        case .option("drink", let id): drink = id
        case .option("work", let id): work = id
        default: return
        }
        show()
    }

    private func save() {
        let ratings = [drink, work].map { Int($0).flatMap { Rating(halves: $0) } }
        session.save(EveningReplies.intent, saying: strings["home.evening-rated"]) { [replies, question] in
            try await replies.answer(question, drink: ratings[0], work: ratings[1])
        }
    }
}

struct EveningNames: Sendable {
    var drink: String?
    var work: String?
}

/// Answers for the current member; does nothing for a guest.
struct EveningReplies: Sendable {
    static let intent = MemberIntent.open(route: HomeDestination.home.route)
    /// The rating of a good evening, given with one key.
    private static let good = Rating(halves: 8)

    let ask: AskAboutEvening
    let member: @MainActor @Sendable () -> Author?

    func answer(_ question: AskAboutEvening.Question, drink: Rating?, work: Rating?) async throws {
        guard let id = await member()?.id else { return }
        try await ask.answer(question, drink: drink, work: work, for: id)
    }

    func praise(_ question: AskAboutEvening.Question) async throws {
        try await answer(
            question, drink: question.asksDrink ? Self.good : nil, work: question.asksWork ? Self.good : nil)
    }
}
