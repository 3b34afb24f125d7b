enum RecipeFieldID: String {
    case nameEnglish, nameKorean, lines, techniques, glass, serving, stepsEnglish, stepsKorean, summaryEnglish,
        summaryKorean, garnishEnglish, garnishKorean, tags, tools, source, save, delete
}
