package import Domain

/// What a member keeps around the bar: the drinks tried, the log, the shopping list, the party.
package struct BarRecords: Sendable {
    /// The drinks the member saved or tried.
    package let marks: any DrinkMarkRepository
    package let log: any MadeLogRepository
    /// What is to be bought.
    package let shopping: any ShoppingRepository
    package let parties: any PartyRepository
    /// What statistics are made from.
    package let statistics: any BarStatisticsRepository

    /// Makes records from their repositories.
    package init(
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
