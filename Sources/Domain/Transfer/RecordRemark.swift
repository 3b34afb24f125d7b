/// What is wrong with an imported record, or how it was interpreted: a localized sentence with values.
package struct RecordRemark: Hashable, Sendable {
    /// The field's name in the file; empty for the whole record.
    package let field: String
    package let sentence: Sentence
    package let values: [String]
    /// The last value, in both languages; nil if `values` has them all.
    package var name: LocalizedText?
    /// Whether the record was left out without an error.
    package let isLeftOut: Bool

    package init(_ sentence: Sentence, _ values: [String] = [], field: String = "", isLeftOut: Bool = false) {
        self.field = field
        self.sentence = sentence
        self.values = values
        self.isLeftOut = isLeftOut
    }

    /// The raw value is the end of the text's key.
    package enum Sentence: String, CaseIterable, Sendable {
        case archive
        case badID = "bad-id"
        case badOptionalID = "bad-optional-id"
        case beforeFilm = "before-film"
        case belowBrand = "below-brand"
        case belowZero = "below-zero"
        case bytes
        case characters
        case cutOff = "cut-off"
        case cycle
        case damagedJSON = "damaged-json"
        case divided
        case doubtfulZero = "doubtful-zero"
        case eitherIngredientOrText = "either-ingredient-or-text"
        case emptyName = "empty-name"
        case encoding
        case entries
        case entriesKept = "entries-kept"
        case fields
        case forGood = "for-good"
        case foreignSection = "foreign-section"
        case future
        case impossible
        case impossibleText = "impossible-text"
        case inUse = "in-use"
        case jsonCharacter = "json-character"
        case jsonColon = "json-colon"
        case jsonDepth = "json-depth"
        case jsonDigits = "json-digits"
        case jsonEnd = "json-end"
        case jsonEscape = "json-escape"
        case jsonListComma = "json-list-comma"
        case jsonName = "json-name"
        case jsonNumber = "json-number"
        case jsonObjectComma = "json-object-comma"
        case jsonRest = "json-rest"
        case jsonText = "json-text"
        case jsonWord = "json-word"
        case link
        case longTitle = "long-title"
        case mergedIntoItself = "merged-into-itself"
        case misplaced
        case missing
        case neitherKind = "neither-kind"
        case neitherFilm = "neither-film"
        case noDrinks = "no-drinks"
        case noID = "no-id"
        case noIngredient = "no-ingredient"
        case noName = "no-name"
        case noRecipe = "no-recipe"
        case noText = "no-text"
        case noTitle = "no-title"
        case noVolume = "no-volume"
        case noWork = "no-work"
        case notACharacterAndTime = "not-a-character-and-time"
        case notAColor = "not-a-color"
        case notADay = "not-a-day"
        case notAFlag = "not-a-flag"
        case notAList = "not-a-list"
        case notANumber = "not-a-number"
        case notANumberText = "not-a-number-text"
        case notAPercentage = "not-a-percentage"
        case notAText = "not-a-text"
        case notATextOrNull = "not-a-text-or-null"
        case notATime = "not-a-time"
        case notAType = "not-a-type"
        case notAYear = "not-a-year"
        case notAllIDs = "not-all-ids"
        case notAnObject = "not-an-object"
        case notCities = "not-cities"
        case notIMDb = "not-imdb"
        case notMyAnimeList = "not-myanimelist"
        case notOfDiary = "not-of-diary"
        case notOneOf = "not-one-of"
        case notPoints = "not-points"
        case notStars = "not-stars"
        case notTaken = "not-taken"
        case notWhole = "not-whole"
        case notYet = "not-yet"
        case noteCut = "note-cut"
        case ofAnother = "of-another"
        case ofCatalogue = "of-catalogue"
        case otherFormat = "other-format"
        case outOfRange = "out-of-range"
        case overTenLitres = "over-ten-litres"
        case overTenThousand = "over-ten-thousand"
        case quoteInside = "quote-inside"
        case quoteOpen = "quote-open"
        case recordGlass = "record-glass"
        case recordNoLines = "record-no-lines"
        case recordNoName = "record-no-name"
        case refused
        case sameIngredient = "same-ingredient"
        case searchRow = "search-row"
        case stepLines = "step-lines"
        case steps
        case stepsDiffer = "steps-differ"
        case titleLength = "title-length"
        case tooLarge = "too-large"
        case twice
        case underADay = "under-a-day"
        case unfinished
        case unknownCharacter = "unknown-character"
        case unknownColumns = "unknown-columns"
        case unknownGlass = "unknown-glass"
        case unknownIngredient = "unknown-ingredient"
        case unknownMethod = "unknown-method"
        case unknownParent = "unknown-parent"
        case unknownPart = "unknown-part"
        case unknownRecord = "unknown-record"
        case unknownReference = "unknown-reference"
        case unknownSection = "unknown-section"
        case unknownTool = "unknown-tool"
        case variantCycle = "variant-cycle"
        case yearOutside = "year-outside"
    }
}
