import Domain

struct WorkOptionText {
    let strings: Strings
    let genres: [Identifier<Genre>: LocalizedText]

    /// Names an option under a heading with its kind.
    func name(of option: WorkOption) -> String {
        switch option {
        case .genre(let id): genres[id]?[strings.language] ?? id.rawValue
        case .decade(let year): strings("home.filter.decade", String(year))
        case .age(nil): strings["home.filter.age-untold"]
        case .age("all"): strings["work.rating.all"]
        case .age(let rating?): Int(rating) == nil ? rating : strings("work.rating.from", rating)
        case .type(let type): type.text
        }
    }

    /// Names an option without such a heading.
    func phrase(of option: WorkOption) -> String {
        option == .age(nil) ? strings["home.filter.age-untold.alone"] : name(of: option)
    }

    /// Sorts options by kind, then years and ages ascending and the rest by name.
    func sorted(_ options: some Sequence<WorkOption>) -> [WorkOption] {
        options.sorted { one, other in
            if one.kind != other.kind { return Self.rank(one.kind) < Self.rank(other.kind) }
            switch (one, other) {
            case (.decade(let left), .decade(let right)): return left < right
            case (.age(let left), .age(let right)): return Self.age(left) < Self.age(right)
            default: return name(of: one) < name(of: other)
            }
        }
    }

    /// Ranks an age rating by its minimum age: "all ages" first, unknown last.
    private static func age(_ rating: String?) -> Int { rating.map { Int($0) ?? 0 } ?? .max }

    private static func rank(_ kind: WorkOptionKind) -> Int { WorkOptionKind.allCases.firstIndex(of: kind) ?? 0 }
}
