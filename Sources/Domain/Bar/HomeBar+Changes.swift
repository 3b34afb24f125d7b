/// Changes are carried out one after another, in the order they arrive.
extension HomeBar {
    /// What a change would do, without making it.
    package func preview(_ change: BarChange) async throws -> BarOutcome {
        try await store.read { state in
            var trial = state
            return trial.apply(change)
        }
    }

    /// Changes the bar and returns the effect.
    @discardableResult
    package func apply(_ change: BarChange) async throws -> BarOutcome {
        try await writer.write { [repository = writer.repository, profile] inventory in
            ((), try await repository.change(change, of: profile, inBarOf: inventory.host?.id ?? profile))
        }.bar
    }

    /// The same for a change decided on while a certain bar was shown.
    ///
    /// - Parameter owner: whose bar that was; nil for the member's own.
    /// - Throws: `BarSharingProblem.isAnotherBar` where another bar is used by then; nothing is changed.
    @discardableResult
    package func apply(_ change: BarChange, seenInBarOf owner: Identifier<Profile>?) async throws -> BarOutcome {
        try await writer.write(inBarOf: owner) { _ in change }.bar
    }

    /// Carries out a step that changes the bar among other things. `step` writes to the repository and returns what it
    /// changed there.
    package func apply<Answer: Sendable>(
        through step: @escaping @Sendable () async throws -> (Answer, BarChange)
    ) async throws -> (answer: Answer, bar: BarOutcome) {
        try await writer.write { _ in try await step() }
    }

    /// Changes one bottle, given as it is when its turn comes; nil where it is gone.
    ///
    /// - Parameter owner: whose bar the bottle was seen in; nil for the member's own.
    /// - Throws: `BarSharingProblem.isAnotherBar` where another bar is used by then; nothing is changed.
    @discardableResult
    package func change(
        _ ingredient: Identifier<Ingredient>, seenInBarOf owner: Identifier<Profile>?,
        _ change: @escaping @Sendable (Bottle) -> BarChange
    ) async throws -> BarOutcome? {
        let (isFound, outcome) = try await writer.write(inBarOf: owner) { inventory in
            inventory.bottles.first { $0.ingredient == ingredient }.map(change)
        }
        return isFound ? outcome : nil
    }

    /// Replaces the member's own staples and substitutes.
    package func setPreferences(_ preferences: BarPreferences) async throws {
        try await changePreferences { $0 = preferences }
    }

    /// Changes staples and substitutes, given as they are when their turn comes; no difference is no undo step.
    package func changePreferences(_ change: @escaping @Sendable (inout BarPreferences) -> Void) async throws {
        try await writer.writePreferences(change)
    }
}
