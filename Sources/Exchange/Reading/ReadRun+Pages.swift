import Domain

extension ReadRun {
    mutating func ingredientRows(_ job: FileJob) throws(SourceProblem) -> [ExchangeItem<Ingredient>] {
        var splitter = RowSplitter(source: try open(job, isCounted: false), limit: limits.recordBytes)
        guard let first = try splitter.next(), case .success(let bytes) = first.content,
            let header = IngredientRow.Header(row: bytes)
        else { return [] }
        splitter.delimiter = header.delimiter
        ingredientFiles.insert(job.file.path)
        session.warn(job.file.path, unread: header.unread)
        var rows: [(line: Int, fields: [String])] = []
        var encoding = EncodingGuess()
        while let row = try splitter.next() {
            let place = ImportPlace(file: job.file.path, record: "line \(row.line)")
            do throws(ExchangeFlaw) {
                let text = try encoding.utf8(try row.content.get())
                rows.append((row.line, try CSVRow.fields(text, delimiter: header.delimiter).get()))
            } catch {
                session.fail(place, .ingredient, error)
            }
        }
        return ingredients(rows, header, job)
    }

    private mutating func ingredients(
        _ rows: [(line: Int, fields: [String])], _ header: IngredientRow.Header, _ job: FileJob
    ) -> [ExchangeItem<Ingredient>] {
        let known = session.names.resolver
        var ids: [String: String] = [:]
        for row in rows {
            let value = IngredientRow.value(row.fields, header, by: known) { $0 }
            guard case .text(let id)? = value["id"] else { continue }
            for key in ["en", "ko"] {
                if case .text(let name)? = value[key] { ids[Folding.folded(name)] = id }
            }
            ids[Folding.folded(id)] = id
        }
        var found: [ExchangeItem<Ingredient>] = []
        for row in rows where row.fields.contains(where: { !TextCleaner.trimmed($0).isEmpty }) {
            let place = ImportPlace(file: job.file.path, record: "line \(row.line)")
            let value = IngredientRow.value(row.fields, header, by: known) { text in
                ids[Folding.folded(text)] ?? known.match(text)?.ingredient.rawValue ?? text
            }
            do {
                var ingredient = try OwnIngredientRecord.read(value, limits: limits)
                if IngredientRow.isDoubtfulZero(ingredient, header, by: known) {
                    ingredient = try OwnIngredientRecord.read(value.without("abv"), limits: limits)
                    session.warn(place, .doubtfulZero)
                }
                found.append(ExchangeItem(value: ingredient, place: place))
            } catch {
                session.fail(place, .ingredient, error)
            }
        }
        return found
    }

    mutating func page(_ job: FileJob, _ sink: Sink) throws {
        var bytes: [UInt8] = []
        try reading(job) { (run: inout ReadRun) throws(SourceProblem) in
            let source = try run.open(job, isCounted: true)
            while bytes.count <= run.limits.recordBytes, let piece = try source.next() { bytes += piece }
        }
        let place = ImportPlace(file: job.file.path, record: "-")
        let text = String(decoding: bytes, as: UTF8.self)
        do throws(ExchangeFlaw) {
            if job.format == .text {
                session.add(try RecipeText(text, limits: limits).drink(), place)
            } else {
                let recipes = WebRecipes.recipes(in: text)
                guard !recipes.isEmpty else { throw ExchangeFlaw(field: "", .noRecipe) }
                for recipe in recipes {
                    let record = WebRecipe(value: recipe, limits: limits, address: Self.address(job.file.path))
                    let named = ImportPlace(file: job.file.path, record: record.title)
                    do throws(ExchangeFlaw) {
                        session.add(try record.drink { session.warn(named, $0) }, named)
                    } catch {
                        session.fail(named, .drink, error)
                    }
                }
            }
        } catch {
            session.fail(place, .drink, error)
        }
        try flush(sink)
    }

    private static func address(_ path: String) -> String? {
        path.hasPrefix("https://") || path.hasPrefix("http://") ? path : nil
    }
}
