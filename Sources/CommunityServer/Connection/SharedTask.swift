/// What only one transaction does at a time, whatever process it is of.
enum SharedTask: Int64, Sendable {
    /// The tables and the catalogue that comes with the program.
    case schema = 1
    /// What lists are ordered by.
    case fold = 2
    /// What is done once a minute.
    case upkeep = 3
    /// The counts, from the votes: no vote is counted meanwhile.
    case recount = 4

    /// Among the locks of a database that other programs may use too.
    var number: Int64 { 0x6469_6D6F_0000 + rawValue }
}
