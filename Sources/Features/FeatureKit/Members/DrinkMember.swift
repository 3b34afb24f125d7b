public import Domain

/// What is needed to keep something a member says of a drink.
@MainActor
public struct DrinkMember {
    /// Lets members pass.
    public let authorizer: any MemberAuthorizer
    /// Whose doings they are.
    public let profile: Identifier<Profile>
    /// Saved and tried drinks.
    public let marks: any DrinkMarkRepository
    /// What was made.
    public let log: any MadeLogRepository
    /// Puts a making into the log.
    public let makeDrink: MakeDrink
    /// Puts things on the shopping list.
    public let addToShopping: AddToShopping
    /// What was typed into forms and not saved.
    public let drafts: DraftKeeper
    /// The drink that waits for another one to be compared with.
    public let comparison: ComparisonChoice
    /// Tells the time.
    public let clock: any WallClock
    /// The time on the wall.
    public let localTime: any LocalTime

    /// What reads what the member said of drinks, to be taken off the main actor.
    public var readers: (marks: any DrinkMarkRepository, log: any MadeLogRepository, profile: Identifier<Profile>) {
        (marks, log, profile)
    }

    /// Puts them together.
    public init(
        authorizer: any MemberAuthorizer, profile: Identifier<Profile>, marks: any DrinkMarkRepository,
        log: any MadeLogRepository, makeDrink: MakeDrink, addToShopping: AddToShopping, drafts: DraftKeeper,
        comparison: ComparisonChoice = ComparisonChoice(),
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
