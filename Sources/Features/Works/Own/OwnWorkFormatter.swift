import Domain
import FeatureKit

struct OwnWorkFormatter {
    let strings: Strings
    let genres: [Genre]

    func fields(_ draft: OwnWorkDraft) -> [FormField] {
        func text(_ id: String, _ value: String, hint: String? = nil) -> FormField {
            FormField(
                id, label: strings["own.\(id)"], .text(value, limit: OwnWork.longestName),
                message: hint.map { FormMessage($0, kind: .hint) })
        }
        func lines(
            _ id: String, _ value: String, limit: Int = OwnWork.longestSynopsis, hint: String? = nil
        ) -> FormField {
            FormField(
                id, label: strings["own.\(id)"], .lines(value, limit: limit),
                message: hint.map { FormMessage($0, kind: .hint) })
        }
        let language = strings.language
        let hint = strings["own.one-language"]
        var fields = language.ordered(
            english: text("titleEnglish", draft.titleEnglish, hint: language == .english ? hint : nil),
            korean: text("titleKorean", draft.titleKorean, hint: language == .korean ? hint : nil))
        fields += [
            FormField("kind", label: strings["own.kind"], .choice(kinds, selected: draft.kind.rawValue)),
            FormField("year", label: strings["own.year"], .text(draft.year, limit: 4)),
            lines("names", draft.names, limit: OwnWork.longestCastText, hint: strings["own.names.hint"]),
            FormField(
                "cast", label: strings["own.cast"],
                .rows(draft.cast.map(row), add: strings["own.add-character"])),
            text("originalTitle", draft.originalTitle),
        ]
        fields += language.ordered(
            english: text("directorEnglish", draft.directorEnglish),
            korean: text("directorKorean", draft.directorKorean))
        fields += [
            FormField(
                "genres", label: strings["own.genres"],
                .value(genreText(draft.genres), placeholder: strings["own.none"])),
            FormField("rating", label: strings["own.rating"], .choice(ratings, selected: draft.rating)),
        ]
        fields += language.ordered(
            english: lines("synopsisEnglish", draft.synopsisEnglish),
            korean: lines("synopsisKorean", draft.synopsisKorean))
        return fields + [FormField("save", label: strings["own.keep"], .button)]
    }

    var kinds: [FormOption] {
        WorkKind.allCases.map { FormOption($0.rawValue, title: strings["work.kind.\($0.rawValue)"]) }
    }

    var ratings: [FormOption] {
        [FormOption("", title: strings["own.none"])]
            + OwnWorkDraft.ratings.map { rating in
                FormOption(
                    rating,
                    title: Int(rating) == nil ? strings["work.rating.all"] : strings("work.rating.from", rating))
            }
    }

    var genreSource: PickerSource {
        PickerSource(
            title: strings["own.genres"],
            rows: genres.map { PickerRow(id: $0.id.rawValue, name: $0.name[strings.language]) }, strings)
    }

    private func genreText(_ ids: [String]) -> String {
        ids.map { id in genres.first { $0.id.rawValue == id }?.name[strings.language] ?? id }.joined(separator: ", ")
    }

    private func row(_ character: WorkCharacter) -> FormRow {
        var remarks: [String] = []
        if character.isLead { remarks.append(strings["work.lead"]) }
        if let guess = character.guess { remarks.append(guess.text) }
        return FormRow(title: character.name[strings.language], detail: remarks.joined(separator: " · "))
    }
}
