public import Domain

/// What a member keeps around the bar: the drinks tried, the log, the shopping list, the party.
public struct BarRecords: Sendable {
    /// The drinks the member saved or tried.
    public let marks: any DrinkMarkRepository
    /// What was made.
    public let log: any MadeLogRepository
    /// What is to be bought.
    public let shopping: any ShoppingRepository
    /// The party.
    public let parties: any PartyRepository
    /// What statistics are made from.
    public let statistics: any BarStatisticsRepository

    /// Makes records from their repositories.
    public init(
        marks: any DrinkMarkRepository, log: any MadeLogRepository, shopping: any ShoppingRepository,
        parties: any PartyRepository, statistics: any BarStatisticsRepository
    ) {
        self.marks = marks
        self.log = log
        self.shopping = shopping
        self.parties = parties
        self.statistics = statistics
    }
}
