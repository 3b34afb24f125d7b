extension DrinkIndex {
    /// Returns the options of a kind in display order: names by name, ingredients by drinks, the rest in their own.
    package func options(
        of kind: DrinkOptionKind, by language: Language, values: DrinkMemberValues = DrinkMemberValues()
    ) -> [DrinkOption] {
        switch kind {
        case .base: BaseSpirit.allCases.map(DrinkOption.base).filter(isHeld)
        case .away: DrinkOption.distances
        case .strength: (0...3).map(DrinkOption.strength) + [.unknownStrength].filter(isHeld)
        case .sugar: (0...3).map(DrinkOption.sugar)
        case .level: (1...3).map(DrinkOption.level)
        case .size: DrinkOption.sizes
        case .mine: DrinkOption.mine
        case .rating: DrinkOption.ratings
        case .collection: values.collections.map { .collection($0.collection.id) }
        case .technique: TechniqueKind.allCases.map(DrinkOption.technique).filter(isHeld)
        case .iba: IBAGroup.allCases.map(DrinkOption.iba).filter(isHeld)
        case .alcohol: [.alcoholFree]
        case .tag, .glass, .tool:
            options.filter { $0.kind == kind }
                .map { (option: $0, name: Folding.folded(vocabulary.name(of: $0)?[language] ?? "")) }
                .sorted { $0.name < $1.name }.map(\.option)
        case .ingredient, .source:
            options.enumerated().filter { $0.element.kind == kind }
                .map { (option: $0.element, count: places[$0.offset].count, number: $0.offset) }
                .sorted { ($1.count, $0.number) < ($0.count, $1.number) }.map(\.option)
        }
    }

    /// Returns how many drinks each option of a kind would show together with the rest of the filter: the other kinds
    /// and, if all options of the kind must hold, its other options. `missingCounts` is by position in the list by
    /// English name; `scope` is another option that must hold.
    func counts(
        of kind: DrinkOptionKind, _ filter: DrinkFilter, missingCounts: [Int]? = nil,
        values: DrinkMemberValues = DrinkMemberValues(), scope: DrinkOption? = nil, among found: BitSet? = nil
    ) -> [DrinkOption: Int] {
        let offered = options(of: kind, by: .english, values: values)
        let rest = matching(
            filter, missingCounts: missingCounts, values: values, scope: scope, among: found,
            except: kind.needsAll ? nil : kind)
        var counts: [DrinkOption: Int] = [:]
        for option in offered {
            var set = rest
            if kind.needsAll, filter.standing(of: option) != .open {
                var others = filter
                others.set(option, .open)
                set = matching(others, missingCounts: missingCounts, values: values, scope: scope, among: found)
            }
            if let number = numbers[option] {
                counts[option] = set.count(of: places[Int(number)])
            } else {
                set.formIntersection(drinks(with: option, missingCounts: missingCounts, values))
                counts[option] = set.count
            }
        }
        return counts
    }

    /// Returns the drinks that pass a filter, ignoring its options of one kind.
    func matching(
        _ filter: DrinkFilter, missingCounts: [Int]?, values: DrinkMemberValues = DrinkMemberValues(),
        scope: DrinkOption? = nil, among found: BitSet? = nil, except left: DrinkOptionKind? = nil
    ) -> BitSet {
        var result =
            scope.map { drinks(with: $0, missingCounts: missingCounts, values) } ?? BitSet(size: count, isFull: true)
        for kind in DrinkOptionKind.allCases where kind != left {
            let wanted = filter.wanted.filter { $0.kind == kind }.map {
                drinks(with: $0, missingCounts: missingCounts, values)
            }
            if kind.needsAll {
                for set in wanted { result.formIntersection(set) }
            } else if var any = wanted.first {
                for set in wanted.dropFirst() { any.formUnion(set) }
                result.formIntersection(any)
            }
            for option in filter.unwanted where option.kind == kind {
                result.subtract(drinks(with: option, missingCounts: missingCounts, values))
            }
        }
        if let found { result.formIntersection(found) }
        for bound in filter.bounds {
            result.formIntersection(BitSet(size: count) { strengths[$0] >= 0 && bound.contains(strengths[$0]) })
        }
        return result
    }

    /// Returns the drinks with an option. No drink has a distance while the missing counts are unknown.
    private func drinks(with option: DrinkOption, missingCounts: [Int]?, _ values: DrinkMemberValues) -> BitSet {
        switch option {
        case .size(let range):
            return BitSet(size: count) { range.contains(Int(sizes[$0])) }
        case .away(let limit):
            guard let missingCounts, missingCounts.count == count else { return BitSet(size: count) }
            return BitSet(size: count) { missingCounts[$0] <= limit }
        case .marked, .made, .own, .rated, .collection:
            return BitSet(size: count) { values.holds(option, for: ids[$0]) }
        default:
            guard let number = numbers[option] else { return BitSet(size: count) }
            return BitSet(size: count, places[Int(number)])
        }
    }

    private func isHeld(_ option: DrinkOption) -> Bool { numbers[option] != nil }
}
