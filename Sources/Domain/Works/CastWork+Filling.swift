extension Work {
    /// Returns the other record under this id, for a work of little but a title, which stays findable as another title.
    package func completed(from other: Work) -> Work {
        var work = other.withID(id)
        work.otherTitles = [].adding(
            [title.english, title.korean, originalTitle ?? ""] + otherTitles + other.otherTitles,
            except: [other.title.english, other.title.korean, other.originalTitle ?? ""])
        return work
    }

    package func withID(_ id: Identifier<Work>) -> Work {
        Work(
            id: id, title: title, originalTitle: originalTitle, otherTitles: otherTitles, kind: kind, year: year,
            director: director, genres: genres, ageRating: ageRating, synopsis: synopsis, length: length)
    }

    /// Returns the work with its missing data filled in from another record of it.
    package func filled(from other: Work) -> Work {
        var work = self
        work.title = title.filled(from: other.title)
        work.originalTitle = originalTitle ?? other.originalTitle
        let shown = Set([work.title.english, work.title.korean, work.originalTitle ?? ""])
        work.otherTitles = otherTitles.adding(other.otherTitles, except: shown)
        work.director = director.map { mine in other.director.map { mine.filled(from: $0) } ?? mine } ?? other.director
        if genres.isEmpty { work.genres = other.genres }
        work.ageRating = ageRating ?? other.ageRating
        if synopsis.english.isEmpty { work.synopsis = other.synopsis }
        work.length = length ?? other.length
        return work
    }
}

extension WorkCharacter {
    package func filled(from other: WorkCharacter) -> WorkCharacter {
        var character = self
        character.name = name.filled(from: other.name)
        character.otherNames = otherNames.adding(
            other.otherNames, except: [character.name.english, character.name.korean])
        character.guess = guess ?? other.guess
        character.reason = reason ?? other.reason
        return character
    }
}

extension LocalizedText {
    /// Fills in the missing language of a text that is the same in both languages.
    fileprivate func filled(from other: LocalizedText) -> LocalizedText {
        guard english == korean, other.english != other.korean else { return self }
        return english.unicodeScalars.contains(where: Folding.isHangul)
            ? LocalizedText(english: other.english, korean: korean)
            : LocalizedText(english: english, korean: other.korean)
    }
}

extension [String] {
    fileprivate func adding(_ names: [String], except shown: Set<String>) -> [String] {
        var seen = Set((self + shown).map(Folding.folded))
        let added = names.filter { !Folding.folded($0).isEmpty && seen.insert(Folding.folded($0)).inserted }
        return Array((self + added).prefix(OwnWork.mostOthers))
    }
}
