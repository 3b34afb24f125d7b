import Domain

extension ExportSubject {
    /// The sections of the program's own format; nil if the subject is not a section.
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
