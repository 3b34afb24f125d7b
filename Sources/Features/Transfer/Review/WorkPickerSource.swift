import Domain
import FeatureKit

struct WorkPickerSource {
    private let search: any SearchRepository
    private let strings: Strings

    init(search: any SearchRepository, strings: Strings) {
        self.search = search
        self.strings = strings
    }

    func source(title: String) -> PickerSource {
        PickerSource(
            title: title, placeholder: strings["form.type-to-find"], empty: strings["form.nothing-found"]
        ) { [search, strings] text in
            let works = try await Self.works(text, search)
            return works.map { work in
                PickerRow(
                    id: work.id.rawValue, name: work.title[strings.language],
                    detail: work.yearText)
            }
        }
    }

    private static func works(_ text: String, _ search: any SearchRepository) async throws -> [WorkReference] {
        if text.isEmpty {
            return try await search.suggestions(SearchFilter(), for: .guest, limit: PickerSource.limit).map(\.work)
        }
        let answer = try await search.worksAndCharacters(typed: text, for: .guest, limit: PickerSource.limit)
        return answer.hits.compactMap { hit in
            if case .work(let summary) = hit { summary.work } else { nil }
        }
    }
}
