public import Domain
public import Reactive

/// What a member does to a drink from its page or from a row of any list: save it, say it was tried, put what it lacks
/// on the shopping list. A guest is asked by the gate first; every deed is one step that can be undone.
@MainActor
public final class DrinkWriter {
    /// What was done, to be shown as a message.
    public var done: Events<String> { doneSignal.events }
    /// What could not be done.
    public var failed: Events<String> { failedSignal.events }

    private let member: DrinkMember
    private let strings: Strings
    private let doneSignal = Signal<String>()
    private let failedSignal = Signal<String>()
    private let queue = TaskQueue()

    /// Makes the deeds of one member.
    public init(member: DrinkMember, strings: Strings) {
        self.member = member
        self.strings = strings
    }

    /// Gives a drink a mark, or takes it away where it bears it.
    public func toggle(_ mark: DrinkMark, on drink: Identifier<Drink>, name: String) {
        guard member.authorizer.authorize(.mark(drink, mark)) else { return }
        run { [marks = member.marks, profile = member.profile, now = member.clock.now()] in
            let isOn = try await !marks.marks(of: drink, for: profile)[mark]
            try await marks.set(mark, isOn, on: drink, at: now, for: profile)
            return isOn
        } message: { strings, isOn in
            strings("mark.\(mark.rawValue).\(isOn ? "on" : "off")", name)
        }
    }

    /// Takes a mark away.
    public func remove(_ mark: DrinkMark, from drink: Identifier<Drink>, name: String) {
        guard member.authorizer.authorize(.mark(drink, mark)) else { return }
        run { [marks = member.marks, profile = member.profile, now = member.clock.now()] in
            try await marks.set(mark, false, on: drink, at: now, for: profile)
        } message: { strings, _ in
            strings("mark.\(mark.rawValue).off", name)
        }
    }

    /// Takes everything the log says of a drink out of it, in one step.
    public func removeFromLog(_ drink: Identifier<Drink>, name: String) {
        guard member.authorizer.authorize(.open(route: "drink:\(drink)")) else { return }
        run { [log = member.log, profile = member.profile] in
            var ids: [Identifier<MadeEntry>] = []
            var last: MadeEntry?
            repeat {
                let page = try await log.entries(of: profile, drink: drink, after: last, limit: 200)
                ids += page.map(\.id)
                last = page.last
            } while last != nil
            return try await log.remove(ids, of: profile).count
        } message: { strings, count in
            strings.counted("made.removed", count, name)
        }
    }

    /// Puts what the bar lacks for a drink on the shopping list.
    public func buyMissing(of drink: Identifier<Drink>, name: String, servings: Double = 1) {
        guard member.authorizer.authorize(.buyMissing(drink)) else { return }
        run { [add = member.addToShopping] in
            try await add(missingOf: drink, servings: servings).count
        } message: { strings, count in
            count == 0 ? strings("shopping.nothing-missing", name) : strings.counted("shopping.added", count)
        }
    }

    /// Puts ingredients on the shopping list, for a drink.
    public func buy(_ ingredients: [Identifier<Ingredient>], for drink: Identifier<Drink>) {
        guard !ingredients.isEmpty, member.authorizer.authorize(.buyMissing(drink)) else { return }
        run { [add = member.addToShopping] in
            try await add(ingredients, for: [drink]).count
        } message: { strings, count in
            count == 0 ? strings["shopping.there-already"] : strings.counted("shopping.added", count)
        }
    }

    /// Chooses a drink to be compared; the second one chosen is shown beside the first, the same one again is let go.
    public func compare(
        _ drink: Identifier<Drink>, name: String, show: (Identifier<Drink>, Identifier<Drink>) -> Void
    ) {
        switch member.comparison.first {
        case nil:
            member.comparison.first = drink
            doneSignal.send(strings("compare.chosen", name))
        case drink:
            member.comparison.first = nil
            doneSignal.send(strings("compare.let-go", name))
        case let first?:
            member.comparison.first = nil
            show(first, drink)
        }
    }

    /// Waits until nothing is on its way, for tests.
    public func settle() async {
        await queue.settle()
    }

    private func run<Value: Sendable>(
        _ work: @escaping @Sendable () async throws -> Value, message: @escaping (Strings, Value) -> String
    ) {
        queue.add(work) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let value):
                member.storeChanged.send()
                doneSignal.send(message(strings, value))
            case .failure(let error):
                failedSignal.send(ErrorText.describe(error, strings))
            }
        }
    }
}
