struct PullRun: Sendable {
    let plan: PullPlan
    let server: String
    let reader: any ImportReader
    let now: Int64
    let isDryRun: Bool

    func report(into session: any ImportSession) throws -> ImportReport {
        let known = try session.known()
        var run = ImportRun(ImportRequest(sources: [], format: .barAssistant, isDryRun: isDryRun), known: known)
        for entry in plan.new { try bring(entry, known, &run, session) }
        for entry in plan.changed { try bring(entry, known, &run, session) }
        for entry in plan.unchanged + plan.changedHere {
            run.count(.skipped)
            if let drink = entry.drink { try rate(entry, drink, &run, session) }
        }
        for _ in plan.removedHere { run.count(.skipped) }
        let resolver = known.resolver
        try stock(resolver, &run, session)
        try shop(resolver, &run, session)
        if plan.unreadable > 0 { run.add(.unreadable(plan.unreadable)) }
        if !plan.changedHere.isEmpty { run.add(.changedHere(plan.changedHere.map(\.recipe.name))) }
        if !plan.removedHere.isEmpty { run.add(.removedHere(plan.removedHere.map(\.recipe.name))) }
        try session.checkCancellation()
        return run.report
    }

    private func bring(
        _ entry: PullPlan.Entry, _ known: ImportKnown, _ run: inout ImportRun, _ session: any ImportSession
    ) throws {
        let place = ImportPlace(file: server, record: entry.recipe.name)
        switch plan.contents[entry.recipe.id] {
        case .success(let bytes)?:
            try session.checkCancellation()
            run.beginDrink(replacing: entry.drink)
            do {
                try reader.read(.bytes(bytes, name: entry.recipe.name), format: .barAssistant, known: known) { record in
                    try run.apply(record, into: session)
                }
                try run.finishSource(into: session)
            } catch let problem as TransferProblem {
                return run.fail(ImportFailure(place: place, kind: .drink, problem: problem))
            }
            guard let drink = run.endDrink() else { return }
            try session.keep(
                PulledRecipe(
                    server: server, recipe: entry.recipe.id, drink: drink.id, changedAt: entry.recipe.changedAt,
                    rating: entry.recipe.rating), isBrought: drink.isWritten)
            try rate(entry, drink.id, &run, session, isNoted: true)
        case .failure(let refusal)?:
            run.fail(ImportFailure(place: place, kind: .drink, problem: refusal.problem))
        case nil:
            run.fail(ImportFailure(place: place, kind: .drink, problem: .server(name: server, .connectionLost)))
        }
    }

    /// Stores a new or changed rating as a log entry, because ratings belong to the log.
    private func rate(
        _ entry: PullPlan.Entry, _ drink: Identifier<Drink>, _ run: inout ImportRun, _ session: any ImportSession,
        isNoted: Bool = false
    ) throws {
        guard let rating = entry.recipe.rating, rating != entry.lastRating else { return }
        try run.apply(
            .personal(
                section: "log",
                PersonalRecord([
                    .init("drink", .text(drink.rawValue)), .init("at", .text(RFC3339.text(now))),
                    .init("servings", .number(1)), .init("rating", .number(rating.stars)),
                    .init("note", .text("rated in Bar Assistant")), .init("ethanol_g", .number(0)),
                ]), ImportPlace(file: server, record: entry.recipe.name)), into: session)
        guard !isNoted else { return }
        try session.keep(
            PulledRecipe(
                server: server, recipe: entry.recipe.id, drink: drink, changedAt: entry.recipe.changedAt,
                rating: rating), isBrought: nil)
    }

    private func stock(
        _ resolver: IngredientResolver, _ run: inout ImportRun, _ session: any ImportSession
    ) throws {
        guard let names = names(plan.shelf, .shelf, &run) else { return }
        for name in names {
            guard let ingredient = ingredient(name, resolver, run) else {
                run.add(.unknownBottle(name))
                continue
            }
            try run.apply(
                .personal(
                    section: "bar", PersonalRecord([.init("ingredient", .text(ingredient.rawValue))]),
                    ImportPlace(file: server, record: name)), into: session)
        }
    }

    private func shop(
        _ resolver: IngredientResolver, _ run: inout ImportRun, _ session: any ImportSession
    ) throws {
        guard let names = names(plan.shopping, .shopping, &run) else { return }
        for name in names {
            let what: PersonalRecord.Field =
                ingredient(name, resolver, run).map { .init("ingredient", .text($0.rawValue)) }
                ?? .init("text", .text(name))
            try run.apply(
                .personal(
                    section: "shopping", PersonalRecord([what, .init("drinks", .words([]))]),
                    ImportPlace(file: server, record: name)), into: session)
        }
    }

    private func ingredient(
        _ name: String, _ resolver: IngredientResolver, _ run: ImportRun
    ) -> Identifier<Ingredient>? {
        if let match = resolver.match(name) { return match.ingredient }
        let key = Folding.folded(name)
        return run.report.newIngredients.first { Folding.folded($0.name.english) == key }?.id
    }

    private func names(
        _ names: Result<[String], ServerRefusal>, _ part: PullRemark.Part, _ run: inout ImportRun
    ) -> [String]? {
        switch names {
        case .success(let names): return names
        case .failure(let refusal):
            run.add(.leftOut(part, refusal.problem))
            return nil
        }
    }
}

package enum PullRemark: Hashable, Sendable {
    package enum Part: String, CaseIterable, Sendable {
        case shelf
        case shopping
    }

    /// A part failed; the recipes were imported.
    case leftOut(Part, TransferProblem)
    case unknownBottle(String)
    /// This many recipes could not be read.
    case unreadable(Int)
    case changedHere([String])
    case removedHere([String])
}

/// The drink that a server's recipe became.
package struct PulledRecipe: Hashable, Sendable {
    package let server: String
    package let recipe: String
    package let drink: Identifier<Drink>
    /// The time of the last change, in the server's format.
    package let changedAt: String
    package let rating: Rating?

    package init(server: String, recipe: String, drink: Identifier<Drink>, changedAt: String, rating: Rating?) {
        self.server = server
        self.recipe = recipe
        self.drink = drink
        self.changedAt = changedAt
        self.rating = rating
    }

    package enum State: Hashable, Sendable {
        case asPulled
        case changedHere
        case removedHere
        /// The drink existed already; nothing was imported.
        case wasHere
    }
}

package protocol PulledRecipeRepository: Sendable {
    /// Returns a server's recipes that became the member's drinks, by their number on the server.
    func pulled(
        from server: String, of profile: Identifier<Profile>
    ) async throws -> [String: (recipe: PulledRecipe, state: PulledRecipe.State)]
}
