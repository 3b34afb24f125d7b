package import Domain

/// What is needed to keep something a member says of a drink.
@MainActor
package struct DrinkActionsContext {
    /// Lets members pass.
    package let authorizer: any MemberAuthorizer
    /// Whose doings they are.
    package let profile: Identifier<Profile>
    /// Saved and tried drinks.
    package let marks: any DrinkMarkRepository
    package let log: any MadeLogRepository
    /// Puts a making into the log.
    package let makeDrink: MakeDrink
    /// Puts things on the shopping list.
    package let addToShopping: AddToShopping
    /// What was typed into forms and not saved.
    package let drafts: DraftKeeper
    /// The drink that waits for another one to be compared with.
    package let comparison: PendingComparison
    /// Tells the time.
    package let clock: any WallClock
    /// The time on the wall.
    package let localTime: any LocalTime

    /// What reads what the member said of drinks, to be taken off the main actor.
    package var readers: (marks: any DrinkMarkRepository, log: any MadeLogRepository, profile: Identifier<Profile>) {
        (marks, log, profile)
    }

    package init(
        authorizer: any MemberAuthorizer, profile: Identifier<Profile>, marks: any DrinkMarkRepository,
        log: any MadeLogRepository, makeDrink: MakeDrink, addToShopping: AddToShopping, drafts: DraftKeeper,
        comparison: PendingComparison = PendingComparison(),
        clock: any WallClock, localTime: any LocalTime
    ) {
        self.authorizer = authorizer
        self.profile = profile
        self.marks = marks
        self.log = log
        self.makeDrink = makeDrink
        self.addToShopping = addToShopping
        self.drafts = drafts
        self.comparison = comparison
        self.clock = clock
        self.localTime = localTime
    }
}
