import Domain

/// What a filter may ask of works, in words.
struct WorkOptionText {
    let strings: Strings
    let genres: [Identifier<Genre>: LocalizedText]

    /// An option under the title of its kind.
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

    /// The same where nothing else says its kind.
    func phrase(of option: WorkOption) -> String {
        option == .age(nil) ? strings["home.filter.age-untold.alone"] : name(of: option)
    }

    /// Options in the order they are shown: kind by kind, years and ages ascending, the others by name.
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

    /// From which age on; what is for all comes first, what is not told last.
    private static func age(_ rating: String?) -> Int { rating.map { Int($0) ?? 0 } ?? .max }

    private static func rank(_ kind: WorkOptionKind) -> Int { WorkOptionKind.allCases.firstIndex(of: kind) ?? 0 }
}
