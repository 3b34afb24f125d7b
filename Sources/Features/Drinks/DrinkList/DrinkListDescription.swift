import Domain

struct DrinkListDescription {
    private let contents: DrinkListContents
    private let request: DrinkListRequest
    private let strings: Strings

    init(_ contents: DrinkListContents, _ request: DrinkListRequest, _ strings: Strings) {
        self.contents = contents
        self.request = request
        self.strings = strings
    }

    func describe(_ state: inout DrinkListState) {
        state.count = contents.count
        state.sort = request.arrangement.sort
        switch contents {
        case .all(_, let makeable):
            state.total = nil
            state.isNarrowed = false
            state.makeable = makeable
            state.chips = []
            state.problem = ""
        case .some(let listing, let search, let vocabulary):
            let words = DrinkOptionText(strings: strings, vocabulary: vocabulary)
            state.total = listing.count == listing.total ? nil : listing.total
            state.isNarrowed = !request.arrangement.filter.isEmpty || request.query != nil
            state.makeable = listing.makeable
            state.chips =
                words.chips(of: request.arrangement.filter, isRemovable: true)
                + words.chips(of: search.filter, isRemovable: false)
            state.problem = search.problems.first.map(words.describe) ?? ""
        }
    }
}
