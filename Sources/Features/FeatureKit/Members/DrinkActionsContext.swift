package import Domain

@MainActor
package struct DrinkActionsContext {
    package let authorizer: any MemberAuthorizer
    package let profile: Identifier<Profile>
    package let marks: any DrinkMarkRepository
    package let log: any MadeLogRepository
    package let makeDrink: MakeDrink
    package let addToShopping: AddToShopping
    package let drafts: DraftKeeper
    package let comparison = PendingComparison()
    package let clock: any WallClock
    package let localTime: any LocalTime

    package init(
        authorizer: any MemberAuthorizer, profile: Identifier<Profile>, marks: any DrinkMarkRepository,
        log: any MadeLogRepository, makeDrink: MakeDrink, addToShopping: AddToShopping, drafts: DraftKeeper,
        clock: any WallClock, localTime: any LocalTime
    ) {
        self.authorizer = authorizer
        self.profile = profile
        self.marks = marks
        self.log = log
        self.makeDrink = makeDrink
        self.addToShopping = addToShopping
        self.drafts = drafts
        self.clock = clock
        self.localTime = localTime
    }
}

@MainActor
package final class PendingComparison {
    package var first: Identifier<Drink>?

    package init() {}
}
