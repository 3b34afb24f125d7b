package import Domain

package struct BarRecords: Sendable {
    package let marks: any DrinkMarkRepository
    package let log: any MadeLogRepository
    package let shopping: any ShoppingRepository
    package let parties: any PartyRepository
    package let statistics: any BarStatisticsRepository

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
