import Domain

extension ExportSubject {
    /// The sections of our own format that hold it; nil for what is no section.
    var sections: Set<String>? {
        switch self {
        case .drinks, .mine, .ingredients, .menu, .momentum: nil
        case .bar: ["bar", "staples", "substitutes"]
        case .shopping: ["shopping"]
        case .log: ["log"]
        case .watched: ["watched"]
        case .wished: ["wishes"]
        }
    }
}
