package import Domain

@MainActor
package final class MarkWriter {
    package var messages: Messages { writer.messages }

    private let member: DrinkActionsContext
    private let strings: Strings
    private let writer: MemberWriter

    package init(member: DrinkActionsContext, strings: Strings) {
        self.member = member
        self.strings = strings
        writer = MemberWriter(authorizer: member.authorizer, strings: strings)
    }

    package func toggle(_ mark: DrinkMark, on drink: Identifier<Drink>, name: String) {
        writer.write(.mark(drink, mark)) { [marks = member.marks, profile = member.profile, now = member.clock.now()] in
            try await marks.toggle(mark, on: drink, at: now, for: profile)
        } done: { [strings] isOn in
            strings("mark.\(mark.rawValue).\(isOn ? "on" : "off")", name)
        }
    }

    package func remove(_ mark: DrinkMark, from drink: Identifier<Drink>, name: String) {
        writer.write(.mark(drink, mark)) { [marks = member.marks, profile = member.profile, now = member.clock.now()] in
            try await marks.set(mark, false, on: drink, at: now, for: profile)
        } done: { [strings] in
            strings("mark.\(mark.rawValue).off", name)
        }
    }

    /// Removes all makings of a drink from the log in one step.
    package func removeFromLog(_ drink: Identifier<Drink>, name: String) {
        let (log, profile, makeDrink) = (member.log, member.profile, member.makeDrink)
        writer.write(.open(route: "drink:\(drink)")) {
            let entries = try await Pages.all {
                try await log.entries(of: profile, drink: drink, after: $0, limit: 200)
            }
            return try await makeDrink.remove(entries.map(\.id))
        } done: { [strings] count in
            strings.counted("made.removed", count, name)
        }
    }

    package func buyMissing(of drink: Identifier<Drink>, name: String, servings: Double = 1) {
        writer.write(.buyMissing(drink)) { [add = member.addToShopping] in
            try await add(missingOf: drink, servings: servings).count
        } done: { [strings] count in
            count == 0 ? strings("shopping.nothing-missing", name) : strings.counted("shopping.added", count)
        }
    }

    package func buy(_ ingredients: [Identifier<Ingredient>], for drink: Identifier<Drink>) {
        guard !ingredients.isEmpty else { return }
        writer.write(.buyMissing(drink)) { [add = member.addToShopping] in
            try await add(ingredients, for: [drink]).count
        } done: { [strings] count in
            count == 0 ? strings["shopping.there-already"] : strings.counted("shopping.added", count)
        }
    }

    /// Selects a drink for comparison; a second one opens both, the same one again is deselected.
    package func compare(
        _ drink: Identifier<Drink>, name: String, show: (Identifier<Drink>, Identifier<Drink>) -> Void
    ) {
        switch member.comparison.first {
        case nil:
            member.comparison.first = drink
            writer.say(strings("compare.chosen", name))
        case drink:
            member.comparison.first = nil
            writer.say(strings("compare.let-go", name))
        case let first?:
            member.comparison.first = nil
            show(first, drink)
        }
    }
}
